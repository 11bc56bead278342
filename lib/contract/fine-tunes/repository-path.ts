const mostPathBytes = 1024;
const mostBranchBytes = 255;

/** A path that a file of a repository can have: names with single slashes between them, and no way out. */
export function isFilePath(path: string): boolean {
  const isPlain = path.split('/').every((name) => name !== '' && name !== '.' && name !== '..');
  return isPlain && byteLength(path) <= mostPathBytes && !/[\p{Cc}\\]/u.test(path);
}

/** Branch and path of a file in one, as in `main/data.jsonl`: such that there can be a file of that name. */
export function isResource(resource: string): boolean {
  const slash = resource.indexOf('/');
  const branch = resource.slice(0, slash);
  const isBranch = slash > 0 && byteLength(branch) <= mostBranchBytes && !/\p{Cc}/u.test(branch);
  return isBranch && isFilePath(resource.slice(slash + 1));
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
