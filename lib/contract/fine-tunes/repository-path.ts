const mostPathBytes = 1024;
const mostBranchBytes = 255;

/**
 * Whether a file of a repository can have this path: names with single slashes between them, none of them `.` or `..`.
 */
export function isFilePath(path: string): boolean {
  const isPlain = path.split('/').every((name) => name !== '' && name !== '.' && name !== '..');
  return isPlain && byteLength(path) <= mostPathBytes && !/[\p{Cc}\\]/u.test(path);
}

/** Branch and path of a file in one, as in `main/data.jsonl`: whether a file can have that path. */
export function isResource(resource: string): boolean {
  const slash = resource.indexOf('/');
  const branch = resource.slice(0, slash);
  const isBranch = slash > 0 && byteLength(branch) <= mostBranchBytes && !/\p{Cc}/u.test(branch);
  return isBranch && isFilePath(resource.slice(slash + 1));
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
