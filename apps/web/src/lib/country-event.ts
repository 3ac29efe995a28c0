/** Said on the document when another country was chosen, or a text came that leaves something to it. */
export const COUNTRY_CHOSEN = 'salama:country';

export function tellCountry(): void {
  document.dispatchEvent(new Event(COUNTRY_CHOSEN));
}
