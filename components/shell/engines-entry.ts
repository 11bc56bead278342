import { Server } from 'lucide-react';
import type { Screen } from './screens';

/** The screen of engines, which only services with engines have: its entry loads late. */
export const enginesEntry: Screen = { href: '/engines', name: 'engines', Icon: Server };
