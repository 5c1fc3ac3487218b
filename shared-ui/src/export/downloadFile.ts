/** Downloads a text as the file `name`. */
export function downloadFile(name: string, text: string): void {
  downloadParts(name, [text]);
}

/** Downloads the parts of a text, one after the other, as the file `name`; the browser may keep them outside the memory. */
export function downloadParts(name: string, parts: (string | Blob)[], type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
