import type { NativePackage } from './native-package.ts';

/**
 * node-av's addon. Its `parts` come from the switches of FFmpeg's configuration, which the addon contains as text; the
 * licences are those that each project states. On fdk-aac and the GPL see docs/decisions/033.
 */
export const ffmpeg: NativePackage = {
  name: '@seydx/node-av-*',
  about: `FFmpeg 8.1 with Jellyfin's patches and node-av itself (MIT), linked into one addon. FFmpeg is built with --enable-gpl
and --enable-version3, so FFmpeg is under GPL-3.0-or-later as a whole. It also contains fdk-aac, whose licence the Free
Software Foundation calls incompatible with every version of the GPL. The build for Windows (msvc) is made with
--enable-nonfree: in FFmpeg's own words, it may not be redistributed. Parts differ slightly between systems.
Sources: https://github.com/seydx/node-av, https://github.com/jellyfin/jellyfin-ffmpeg`,
  parts: [
    { name: 'FFmpeg', licence: 'GPL-3.0-or-later' },
    { name: 'alsa-lib', licence: 'LGPL-2.1-or-later', calls: ['indev=alsa'] },
    { name: 'AMF headers', licence: 'MIT', calls: ['amf'] },
    { name: 'chromaprint', licence: 'MIT AND LGPL-2.1-or-later' },
    { name: 'dav1d', licence: 'BSD-2-Clause', calls: ['libdav1d'] },
    { name: 'fdk-aac', licence: 'FDK-AAC', calls: ['libfdk-aac'] },
    { name: 'FFTW, for chromaprint', licence: 'GPL-2.0-or-later' },
    { name: 'fontconfig', licence: 'HPND-sell-variant' },
    { name: 'FreeType', licence: 'FTL OR GPL-2.0-only', calls: ['libfreetype'] },
    { name: 'FriBidi', licence: 'LGPL-2.1-or-later', calls: ['libfribidi'] },
    { name: 'GMP', licence: 'LGPL-3.0-or-later OR GPL-2.0-or-later', calls: ['gmp'] },
    { name: 'HarfBuzz', licence: 'MIT-Modern-Variant', calls: ['libharfbuzz'] },
    { name: 'LAME', licence: 'LGPL-2.0-or-later', calls: ['libmp3lame'] },
    { name: 'libass', licence: 'ISC' },
    { name: 'libbluray, libudfread', licence: 'LGPL-2.1-or-later', calls: ['libbluray'] },
    { name: 'libdrm', licence: 'MIT' },
    { name: 'libiconv', licence: 'LGPL-2.1-or-later', calls: ['iconv'] },
    { name: 'libjxl', licence: 'BSD-3-Clause' },
    { name: 'libopenmpt', licence: 'BSD-3-Clause' },
    { name: 'libplacebo', licence: 'LGPL-2.1-or-later' },
    { name: 'libtheora', licence: 'BSD-3-Clause' },
    { name: 'libva', licence: 'MIT', calls: ['vaapi'] },
    { name: 'libvorbis, libogg', licence: 'BSD-3-Clause', calls: ['libvorbis'] },
    { name: 'libvpx', licence: 'BSD-3-Clause' },
    { name: 'libwebp', licence: 'BSD-3-Clause' },
    { name: 'libxcb', licence: 'X11', calls: ['libxcb', 'indev=xcbgrab'] },
    { name: 'libxml2', licence: 'MIT' },
    { name: 'nv-codec-headers', licence: 'MIT', calls: ['ffnvcodec'] },
    { name: 'oneVPL', licence: 'MIT', calls: ['libvpl'] },
    { name: 'OpenCL loader', licence: 'Apache-2.0', calls: ['opencl'] },
    { name: 'OpenSSL', licence: 'Apache-2.0', calls: ['openssl'] },
    { name: 'Opus', licence: 'BSD-3-Clause', calls: ['libopus'] },
    { name: 'Rockchip MPP and RGA', licence: 'Apache-2.0', calls: ['rkmpp', 'rkrga'] },
    { name: 'shaderc', licence: 'Apache-2.0', calls: ['libshaderc'] },
    { name: 'SRT', licence: 'MPL-2.0', calls: ['libsrt'] },
    { name: 'SVT-AV1', licence: 'BSD-3-Clause-Clear', calls: ['libsvtav1'] },
    { name: 'Vulkan loader', licence: 'Apache-2.0', calls: ['vulkan'] },
    { name: 'whisper.cpp', licence: 'MIT', calls: ['whisper'] },
    { name: 'x264', licence: 'GPL-2.0-or-later', calls: ['libx264'] },
    { name: 'x265', licence: 'GPL-2.0-or-later', calls: ['libx265'] },
    { name: 'XZ Utils (liblzma)', licence: '0BSD', calls: ['lzma'] },
    { name: 'zimg', licence: 'WTFPL', calls: ['libzimg'] },
    { name: 'zlib', licence: 'Zlib' },
    { name: 'ZVBI', licence: 'LGPL-2.0-or-later AND GPL-2.0-or-later', calls: ['libzvbi'] },
  ],
  otherCalls: (
    'gpl version3 nonfree static pic pthreads neon runtime-cpudetect lto=auto lto=thin ' +
    'cuda cuda-llvm cuda-nvcc cuvid nvdec nvenc d3d11va d3d12va dxva2 schannel ' +
    'audiotoolbox videotoolbox indev=avfoundation indev=dshow indev=gdigrab indev=v4l2'
  ).split(' '),
};
