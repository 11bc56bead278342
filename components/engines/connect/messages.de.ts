import type { Translation } from '@/lib/intl/translation';
import type { connectMessages } from './messages';

/** The German of `connectMessages`. */
export const connectGerman: Translation<typeof connectMessages> = {
  title: 'Engine verbinden',
  close: 'Schließen',
  comfy: 'ComfyUI verbinden',
  comfyHint: 'Eigene Workflows werden zu Modellen mit einem Formular. Ein Neustart ist nicht nötig.',
  address: 'Adresse',
  addressHint:
    'So, wie der Computer sie erreicht, auf dem Easel läuft. Aus einem Docker-Container ist ein ComfyUI auf demselben Computer oft unter {docker} erreichbar.',
  noAddress: 'Die Adresse des ComfyUI eingeben.',
  test: 'Verbindung testen',
  testing: 'Wird getestet …',
  connect: 'Verbinden',
  connecting: 'Wird verbunden …',
  answers: '{software} antwortet.',
  away: 'Keine Verbindung.',
  connected: '{title} verbunden.',
  connectedSlow: 'Verbunden. Die Engine erscheint hier, sobald der Dienst seine Einstellungen gelesen hat.',

  others: 'Weitere Engines',
  othersHint:
    'In {file} im Datenverzeichnis (normalerweise .data) eintragen. Easel liest die Datei neu, sobald sie sich ändert. Mehr dazu in docs/engines.md, „{section}“.',
  kind: 'Art der Engine',
  kinds: { fal: 'fal', replicate: 'Replicate', openai: 'OpenAI', media: 'Easel' },
  sections: {
    hosted: 'fal and Replicate',
    openai: 'A server with the OpenAI images API',
    media: 'Another service with the media API',
  },
  keyHint: 'Der Schlüssel selbst gehört in die Umgebungsvariable {variable} des Dienstes. Danach Easel neu starten.',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  copyFailed: 'Kopieren nicht möglich. Den Text markieren und von Hand kopieren.',

  locked:
    'Dieses Studio kann keine Engines verbinden. Sein API-Schlüssel steht nicht in SERVICE_ADMIN_KEYS des Dienstes.',
  lockedHint: 'Wer den Dienst betreibt, kann ihn mit {setting} starten.',

  removeHint:
    '{count, plural, =0 {Easel schickt keine Aufträge mehr dorthin. Sie lässt sich wieder verbinden.} one {Ihr Modell verschwindet aus „Erstellen“. Die Ergebnisse bleiben in der Bibliothek.} other {Ihre # Modelle verschwinden aus „Erstellen“. Die Ergebnisse bleiben in der Bibliothek.}}',
};
