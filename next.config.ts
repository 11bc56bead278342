import type { NextConfig } from 'next';

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  compress: false,
  productionBrowserSourceMaps: false,
  devIndicators: false,
  // Native addons and packages that read files beside themselves stay outside the bundle.
  serverExternalPackages: ['sharp', 'node-av', '@napi-rs/canvas', 'pg', 'pino', 'undici', 'flydrive', 'file-type'],
  experimental: { webpackBuildWorker: false },
};

export default config;
