const withoutList = new Set([404, 405, 410, 501]);

/** Whether the status of the answer to `GET /models` means that the service has no list of models. */
export function saysNoModelList(status: number): boolean {
  return withoutList.has(status);
}
