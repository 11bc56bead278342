import { Brush, Clapperboard, GraduationCap, Images, LayoutGrid, type LucideIcon, Settings } from 'lucide-react';
import type { shellMessages } from './messages';

/** A screen, as the rail and the command menu name it. */
export interface Screen {
  href: string;
  /** The key of its name in `shellMessages`, which is read in the language of the moment. */
  name: Extract<
    keyof typeof shellMessages,
    'create' | 'library' | 'models' | 'storyboards' | 'fineTunes' | 'engines' | 'settings'
  >;
  Icon: LucideIcon;
}

/** The settings, at the end of the rail. */
export const settingsScreen: Screen = { href: '/settings', name: 'settings', Icon: Settings };

/** The screens that a phone shows at once, in the order of the rail. */
export const mainScreens: readonly Screen[] = [
  { href: '/', name: 'create', Icon: Brush },
  { href: '/library', name: 'library', Icon: Images },
  { href: '/models', name: 'models', Icon: LayoutGrid },
  { href: '/storyboards', name: 'storyboards', Icon: Clapperboard },
];

/** The other screens, after them. */
export const otherScreens: readonly Screen[] = [{ href: '/fine-tunes', name: 'fineTunes', Icon: GraduationCap }];
