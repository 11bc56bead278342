import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of the download options. */
export const downloadMessages = defineMessages('download', {
  title: 'Download options',
  format: 'Format',
  formats: { original: 'Original', png: 'PNG', jpeg: 'JPEG', webp: 'WebP' },
  quality: 'Quality',
  size: 'Longest side',
  sizes: { original: 'Original', '2048': '2048', '1024': '1024', custom: 'Custom' },
  customSize: 'Longest side in pixels',
  pixels: 'px',
  sizeLimits: 'Enter {least} to {most, number} pixels.',
  neverEnlarged: 'Smaller images keep their size.',
  version: 'Version',
  versions: { original: 'Original', preview: 'Preview (MP4, plays everywhere)' },
  settings: 'Include settings',
  settingsInside: 'Prompt, model and seed are written into the image.',
  settingsBeside: 'Adds a JSON file with its settings for each file.',
  name: 'File name',
  namePlaceholder: 'As in the library',
  insert: 'Insert {token}',
  preview: 'Example: {name}',
  copyImage: 'Copy image',
  download: 'Download',
  downloadZip: 'Download {count} as a zip',
  zipReady: 'Downloading {number, plural, one {# item} other {# items}}, about {size}',
});
