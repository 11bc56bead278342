/** Opens the studio. The promise does not settle, so that a form stays locked until the browser has left the page. */
export function openStudio(): Promise<never> {
  window.location.assign('/');
  return new Promise(() => undefined);
}
