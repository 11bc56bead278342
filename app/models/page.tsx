import { GalleryScreen } from '@/components/models/gallery/gallery-screen';

export default function ModelsPage() {
  return (
    <>
      <title>Models · Easel</title>
      <GalleryScreen />
    </>
  );
}
