import { ffmpeg } from './ffmpeg.ts';
import { libvips } from './libvips.ts';
import type { NativePackage } from './native-package.ts';
import { node } from './node.ts';
import { postgresql } from './postgresql.ts';
import { skia } from './skia.ts';

/** The packages whose binaries hold much that is not their own. `native-packages.test.ts` holds them to what is installed. */
export const nativePackages: readonly NativePackage[] = [ffmpeg, libvips, postgresql, skia, node];
