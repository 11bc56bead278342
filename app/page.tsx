import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { CreateScreen } from '@/components/create/create-screen';
import { paneCookie, readPaneSizes } from '@/lib/client/panes';

export const metadata: Metadata = { title: { absolute: 'Create · Easel' } };

export default async function CreatePage() {
  const panes = readPaneSizes((await cookies()).get(paneCookie)?.value);
  return <CreateScreen initialPanes={panes} />;
}
