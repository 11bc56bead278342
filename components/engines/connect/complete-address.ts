/** The address that a person means: `http://` where no protocol is typed, without spaces around it. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  return address === '' || address.includes('://') ? address : `http://${address}`;
}
