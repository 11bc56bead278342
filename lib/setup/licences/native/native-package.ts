/** A work of others inside a package's binary. */
export interface NativePart {
  name: string;
  /** Its licence as an SPDX expression. */
  licence: string;
  /** How the package itself calls it, where not by its name. */
  calls?: readonly string[];
}

/** A package whose binary holds the work of many others, whatever the package's own licence says. */
export interface NativePackage {
  /** The package, or the beginning of the names of those for one system each. */
  name: string;
  /** What it is, and under which terms it stands as a whole. */
  about: string;
  parts: readonly NativePart[];
  /** What the package names beside its parts: switches, parts of systems, its own. */
  otherCalls?: readonly string[];
}
