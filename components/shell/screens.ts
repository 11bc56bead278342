import { Brush, Images, Server, Settings, SlidersHorizontal } from 'lucide-react';
import { shellMessages } from './messages';

/** The screens, in the order of the rail. */
export const screens = [
  { href: '/', label: shellMessages.create, Icon: Brush, isLast: false },
  { href: '/library', label: shellMessages.library, Icon: Images, isLast: false },
  { href: '/fine-tunes', label: shellMessages.fineTunes, Icon: SlidersHorizontal, isLast: false },
  { href: '/settings', label: shellMessages.settings, Icon: Settings, isLast: true },
] as const;

/** The screen of engines, for services that have some. */
export const enginesScreen = { href: '/engines', label: shellMessages.engines, Icon: Server } as const;
