import { ffmpeg } from './ffmpeg.ts';
import { libvips } from './libvips.ts';
import type { NativePackage } from './native-package.ts';
import { node } from './node.ts';
import { postgresql } from './postgresql.ts';
import { skia } from './skia.ts';

/**
 * The packages whose binaries contain many third-party works. `native-packages.test.ts` compares them with the
 * installed packages.
 */
export const nativePackages: readonly NativePackage[] = [ffmpeg, libvips, postgresql, skia, node];
