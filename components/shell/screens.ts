import { Brush, Images, Settings, SlidersHorizontal } from 'lucide-react';
import { shellWords } from './words';

/** The screens, in the order of the rail. */
export const screens = [
  { href: '/', label: shellWords.create, Icon: Brush, isLast: false },
  { href: '/library', label: shellWords.library, Icon: Images, isLast: false },
  { href: '/fine-tunes', label: shellWords.fineTunes, Icon: SlidersHorizontal, isLast: false },
  { href: '/settings', label: shellWords.settings, Icon: Settings, isLast: true },
] as const;
