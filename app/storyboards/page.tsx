import { StoryboardsScreen } from '@/components/storyboard/list/storyboards-screen';

export default function StoryboardsPage() {
  return (
    <>
      <title>Storyboards · Easel</title>
      <StoryboardsScreen />
    </>
  );
}
