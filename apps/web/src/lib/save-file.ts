/** Milliseconds that a slow phone may need to begin the download. */
const PATIENCE = 60_000;

/** Hands a text or a picture to the browser's downloads. The name should say nothing to who finds the file. */
export function saveFile(name: string, content: string | Blob, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), PATIENCE);
}
