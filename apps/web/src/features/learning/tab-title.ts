/** As the titles of all pages end: `Day by day · Salama`. */
export const tabTitle = (tab: string): string => `${tab} · Salama`;
