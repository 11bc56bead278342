const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/**
 * Whether an error says that no disk space is left: by the code of the system or of PostgreSQL, or by the message of a
 * library without codes.
 */
export function isDiskFull(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? thrown.code : null;
  if (typeof code === 'string' && fullCodes.has(code)) return true;
  return /\bENOSPC\b|no space left on device/i.test(thrown.message) || isDiskFull(thrown.cause);
}
