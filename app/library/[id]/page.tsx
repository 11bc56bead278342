import { ItemScreen } from '@/components/library/item/item-screen';

export default async function ItemPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <>
      <title>Library · Easel</title>
      <ItemScreen id={(await params).id} />
    </>
  );
}
