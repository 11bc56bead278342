import { shellMessages } from '@/components/shell/messages';
import { GalleryScreen } from '@/components/models/gallery/gallery-screen';

export default function ModelsPage() {
  return (
    <>
      <title>{`${shellMessages.models} · Easel`}</title>
      <GalleryScreen />
    </>
  );
}
