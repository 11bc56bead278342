import { shellMessages } from '@/components/shell/messages';
import { StoryboardsScreen } from '@/components/storyboard/list/storyboards-screen';

export default function StoryboardsPage() {
  return (
    <>
      <title>{`${shellMessages.storyboards} · Easel`}</title>
      <StoryboardsScreen />
    </>
  );
}
