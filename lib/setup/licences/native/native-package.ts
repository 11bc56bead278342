/** A third-party work inside a package's binary. */
export interface NativePart {
  name: string;
  /** Its licence as an SPDX expression. */
  licence: string;
  /** The package's own names for it, if different. */
  calls?: readonly string[];
}

/** A package whose binary contains many third-party works, whatever the package's own licence. */
export interface NativePackage {
  /** The package's name, or the common prefix of its packages for different systems. */
  name: string;
  /** Its description, and its licence as a whole. */
  about: string;
  parts: readonly NativePart[];
  /** Names that are no third-party parts: switches, parts of systems, its own parts. */
  otherCalls?: readonly string[];
}
