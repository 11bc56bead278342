const withoutList = new Set([404, 405, 410, 501]);

/** Whether the status of an answer about the list of models says that the service has none. */
export function saysNoModelList(status: number): boolean {
  return withoutList.has(status);
}
