/** Hands a text or bytes to the browser as a file to keep. Nothing leaves the device. */
export const saveFile = (name: string, type: string, contents: BlobPart): void => {
  const address = URL.createObjectURL(new Blob([contents], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it only after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
