import type { Metadata } from 'next';
import { ItemScreen } from '@/components/library/item-screen';

export const metadata: Metadata = { title: 'Library' };

export default async function ItemPage({ params }: { params: Promise<{ id: string }> }) {
  return <ItemScreen id={(await params).id} />;
}
