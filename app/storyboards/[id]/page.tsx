import { shellMessages } from '@/components/shell/messages';
import { StoryboardScreen } from '@/components/storyboard/storyboard-screen';

export default async function StoryboardPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <>
      <title>{`${shellMessages.storyboards} · Easel`}</title>
      <StoryboardScreen id={(await params).id} />
    </>
  );
}
