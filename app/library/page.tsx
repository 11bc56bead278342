import { shellMessages } from '@/components/shell/messages';
import { LibraryScreen } from '@/components/library/library-screen';

export default function LibraryPage() {
  return (
    <>
      <title>{`${shellMessages.library} · Easel`}</title>
      <LibraryScreen />
    </>
  );
}
