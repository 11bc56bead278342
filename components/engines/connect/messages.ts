import { defineMessages } from '@/lib/intl/define-messages';

/** The messages of connecting engines. */
export const connectMessages = defineMessages('connect', {
  title: 'Connect an engine',
  close: 'Close',
  comfy: 'Connect ComfyUI',
  comfyHint: 'Your workflows become models with a form. Nothing has to be restarted.',
  address: 'Address',
  addressHint:
    'As the computer that runs Easel reaches it. From a Docker container, a ComfyUI on the same computer is often at {docker}.',
  noAddress: 'Enter the address of your ComfyUI.',
  test: 'Test connection',
  testing: 'Testing…',
  connect: 'Connect',
  connecting: 'Connecting…',
  answers: '{software} answers.',
  away: 'No connection.',
  connected: '{title} connected.',
  connectedSlow: 'Connected. It appears here once the service has read its settings.',

  others: 'Other engines',
  othersHint:
    'Add this to {file} in the data directory, .data by default. Easel reads it again when it changes. More is in docs/engines.md, “{section}”.',
  kind: 'Kind of engine',
  kinds: { fal: 'fal', replicate: 'Replicate', openai: 'OpenAI', media: 'Easel' },
  sections: {
    hosted: 'fal and Replicate',
    openai: 'A server with the OpenAI images API',
    media: 'Another service with the media API',
  },
  keyHint:
    'The key itself goes into the environment variable {variable} of the service. Restart Easel after you set it.',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'Could not copy. Select the text and copy it by hand.',

  locked: 'This studio can’t connect engines. Its API key is not in SERVICE_ADMIN_KEYS of the service.',
  lockedHint: 'Whoever runs the service can start it with {setting}.',

  removeHint:
    '{count, plural, =0 {Easel no longer sends work to it. You can connect it again.} one {Its model disappears from Create. Your results stay in the library.} other {Its # models disappear from Create. Your results stay in the library.}}',
});
