import { shellMessages } from '@/components/shell/messages';
import { ItemScreen } from '@/components/library/item/item-screen';

export default async function ItemPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <>
      <title>{`${shellMessages.library} · Easel`}</title>
      <ItemScreen id={(await params).id} />
    </>
  );
}
