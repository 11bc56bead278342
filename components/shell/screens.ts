import { Brush, Clapperboard, GraduationCap, Images, LayoutGrid, type LucideIcon, Settings } from 'lucide-react';
import { shellMessages } from './messages';

/** A screen, as the rail and the command menu name it. */
export interface Screen {
  href: string;
  label: string;
  Icon: LucideIcon;
}

/** The settings, at the end of the rail. */
export const settingsScreen: Screen = { href: '/settings', label: shellMessages.settings, Icon: Settings };

/** The other screens, in the order of the rail. */
export const screens: readonly Screen[] = [
  { href: '/', label: shellMessages.create, Icon: Brush },
  { href: '/library', label: shellMessages.library, Icon: Images },
  { href: '/models', label: shellMessages.models, Icon: LayoutGrid },
  { href: '/storyboards', label: shellMessages.storyboards, Icon: Clapperboard },
  { href: '/fine-tunes', label: shellMessages.fineTunes, Icon: GraduationCap },
];
