import type { NextConfig } from 'next';

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  compress: false,
  // A redirect would be answered before anybody has asked for the login.
  skipTrailingSlashRedirect: true,
  productionBrowserSourceMaps: false,
  devIndicators: false,
  // Media come in the sizes that they are shown in: nothing is resized on request.
  images: { unoptimized: true },
  // `npm test` checks the types, with the linter; a start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    resolveAlias: {
      zod: { browser: './lib/contract/zod-in-browser.ts' },
      'node:stream/web': { browser: './lib/datasets/web-streams-in-browser.ts' },
    },
  },
  // Native addons and packages that read files beside themselves stay outside the bundle.
  serverExternalPackages: [
    'sharp',
    'node-av',
    'pg',
    'pino',
    'undici',
    'flydrive',
    'file-type',
    '@aws-sdk/client-s3',
    '@aws-sdk/s3-request-presigner',
  ],
};

export default config;
