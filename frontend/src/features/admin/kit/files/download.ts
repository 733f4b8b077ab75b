/** Hands a file to the browser to keep. */

function follow(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}

/** A file that lies elsewhere; storage answers with its name. */
export function saveFrom(address: string, fileName: string): void {
  follow(address, fileName);
}

/** A file that is made here, of text. */
export function saveText(text: string, fileName: string, contentType: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: contentType }));
  follow(address, fileName);
  // The browser has taken hold of it once the click is through.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
