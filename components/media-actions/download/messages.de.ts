import type { Translation } from '@/lib/intl/translation';
import type { downloadMessages } from './messages';

/** The German of `downloadMessages`. */
export const downloadGerman: Translation<typeof downloadMessages> = {
  title: 'Download-Optionen',
  format: 'Format',
  formats: { original: 'Original', png: 'PNG', jpeg: 'JPEG', webp: 'WebP' },
  quality: 'Qualität',
  size: 'Längste Seite',
  sizes: { original: 'Original', '2048': '2048', '1024': '1024', custom: 'Eigene' },
  customSize: 'Längste Seite in Pixeln',
  pixels: 'px',
  sizeLimits: '{least} bis {most, number} Pixel eingeben.',
  neverEnlarged: 'Kleinere Bilder behalten ihre Größe.',
  version: 'Version',
  versions: { original: 'Original', preview: 'Vorschau (MP4, läuft überall)' },
  settings: 'Mit Einstellungen',
  settingsInside: 'Prompt, Modell und Seed werden in das Bild geschrieben.',
  settingsBeside: 'Zu jeder Datei kommt eine JSON-Datei mit ihren Einstellungen.',
  name: 'Dateiname',
  namePlaceholder: 'Wie in der Bibliothek',
  insert: '{token} einfügen',
  preview: 'Beispiel: {name}',
  copyImage: 'Bild kopieren',
  download: 'Herunterladen',
  downloadZip: '{count} als ZIP herunterladen',
  zipReady: '{number, plural, one {# Element wird} other {# Elemente werden}} heruntergeladen, etwa {size}',
};
