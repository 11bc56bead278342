// What every screen loads right after its first paint, in one chunk.
export { EnginesLink } from './engines-link';
export { LiveUpdates } from './live-updates';
export { Overlays } from './overlays';
export { ToastList } from './toast-list';
