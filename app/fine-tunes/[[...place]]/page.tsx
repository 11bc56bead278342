import type { Metadata } from 'next';
import { FineTunesScreen } from '@/components/fine-tunes/fine-tunes-screen';

export const metadata: Metadata = { title: 'Fine-tunes' };

export default function FineTunesPage() {
  return <FineTunesScreen />;
}
