import type { connectMessages } from './messages';

/** The kinds of engines that are set up in the settings file, in the order in which they are shown. */
export const snippetKinds = ['fal', 'replicate', 'openai', 'media'] as const;
export type SnippetKind = (typeof snippetKinds)[number];

/** What to write into the settings file for an engine. */
export interface EngineSnippet {
  /** JSON, as a whole settings file. */
  text: string;
  /** The environment variable of its key. */
  variable: string;
  /** The heading about it in docs/engines.md. */
  section: keyof typeof connectMessages.sections;
}

/** The settings of an engine of each kind with one model: an entry to copy and change. */
export const engineSnippets: Record<SnippetKind, EngineSnippet> = {
  fal: {
    variable: 'FAL_KEY',
    section: 'hosted',
    text: `{
  "engines": {
    "fal": { "kind": "fal", "key": "$FAL_KEY", "maxPerDay": 200 }
  },
  "models": {
    "flux-dev": { "engine": "fal", "model": "fal-ai/flux/dev" }
  }
}`,
  },
  replicate: {
    variable: 'REPLICATE_API_TOKEN',
    section: 'hosted',
    text: `{
  "engines": {
    "replicate": { "kind": "replicate", "key": "$REPLICATE_API_TOKEN", "maxPerDay": 200 }
  },
  "models": {
    "real-esrgan": { "engine": "replicate", "model": "nightmareai/real-esrgan" }
  }
}`,
  },
  openai: {
    variable: 'OPENAI_API_KEY',
    section: 'openai',
    text: `{
  "engines": {
    "openai": { "kind": "openai", "key": "$OPENAI_API_KEY", "maxPerDay": 50 }
  },
  "models": {
    "gpt-image": { "engine": "openai", "model": "gpt-image-1" }
  }
}`,
  },
  media: {
    variable: 'HOSTED_KEY',
    section: 'media',
    text: `{
  "engines": {
    "hosted": { "kind": "media-api", "url": "https://api.example.com", "key": "$HOSTED_KEY" }
  }
}`,
  },
};
