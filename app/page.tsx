import { shellMessages } from '@/components/shell/messages';
import { cookies } from 'next/headers';
import { CreateScreen } from '@/components/create/create-screen';
import { paneCookie, readPaneSizes } from '@/components/create/panes/panes';

export default async function CreatePage() {
  const panes = readPaneSizes((await cookies()).get(paneCookie)?.value);
  return (
    <>
      <title>{`${shellMessages.create} · Easel`}</title>
      <CreateScreen initialPanes={panes} />
    </>
  );
}
