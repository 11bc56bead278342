import type { Metadata } from 'next';
import { CompareScreen } from '@/components/library/compare-screen';

export const metadata: Metadata = { title: 'Compare' };

export default function ComparePage() {
  return <CompareScreen />;
}
