import { LibraryScreen } from '@/components/library/library-screen';

export default function LibraryPage() {
  return (
    <>
      <title>Library · Easel</title>
      <LibraryScreen />
    </>
  );
}
