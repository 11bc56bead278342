import { describe, expect, it } from 'vitest';
import { videoFrames, timeOfFrame } from './video-time';
import { createPlayer } from './player';

const frames = videoFrames(2, 24);

/** Stands in for a video: Node has no media elements. */
class FakeVideo extends EventTarget {
  paused = true;
  currentTime = 0;
  playbackRate = 1;
  loop = false;
  muted = false;
  seeking = false;
  ended = false;
  private onFrame: VideoFrameRequestCallback | null = null;

  play() {
    this.paused = false;
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  }
  pause() {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  requestVideoFrameCallback(callback: VideoFrameRequestCallback) {
    this.onFrame = callback;
    return 1;
  }
  show(frame: number) {
    this.currentTime = frame / frames.framesPerSecond;
    this.reportFrame(frame);
  }
  reportFrame(frame: number) {
    const mediaTime = frame / frames.framesPerSecond;
    const callback = this.onFrame;
    this.onFrame = null;
    callback?.(0, { mediaTime } as VideoFrameCallbackMetadata);
  }
}

function playing(...videos: FakeVideo[]) {
  const player = createPlayer(frames);
  const detach = videos.map((video, at) => player.attach(video, at === 0 ? 'leader' : 'follower'));
  return { player, detach };
}

describe('createPlayer', () => {
  it('steps to the middle of the next frame, and stops for it', () => {
    const video = new FakeVideo();
    const { player } = playing(video);
    player.toggle();
    video.show(10);
    player.step(1);
    expect(video.paused).toBe(true);
    expect(video.currentTime).toBe(timeOfFrame(11, frames));
    player.step(-1);
    player.step(-1);
    expect(player.current().frame).toBe(9);
  });

  it('seeks to the last requested frame once the previous seek has ended', () => {
    const video = new FakeVideo();
    const { player } = playing(video);
    player.step(1);
    video.seeking = true;
    player.step(1);
    player.step(1);
    expect([player.current().frame, video.currentTime]).toEqual([3, timeOfFrame(1, frames)]);
    video.seeking = false;
    video.dispatchEvent(new Event('seeked'));
    expect(video.currentTime).toBe(timeOfFrame(3, frames));
  });

  it('stays where it stepped to when a frame from before is reported late', () => {
    const video = new FakeVideo();
    const { player } = playing(video);
    player.step(1);
    video.reportFrame(0);
    expect(player.current().frame).toBe(1);
    player.step(1);
    expect([player.current().frame, video.currentTime]).toEqual([2, timeOfFrame(2, frames)]);
  });

  it('loops between the in and out points', () => {
    const video = new FakeVideo();
    const { player } = playing(video);
    player.seek(12);
    player.setIn();
    player.seek(20);
    player.setOut();
    expect(video.loop).toBe(false);
    player.toggle();
    expect(player.current().frame).toBe(12);
    video.show(21);
    expect(player.current()).toMatchObject({ frame: 12, isPlaying: true });
    player.toggleLoop();
    video.show(21);
    expect(player.current()).toMatchObject({ frame: 20, isPlaying: false });
    player.clearRange();
    player.toggleLoop();
    expect(video.loop).toBe(true);
  });

  it('keeps two videos in step, and mutes one of them', () => {
    const [leader, other] = [new FakeVideo(), new FakeVideo()];
    const { player, detach } = playing(leader, other);
    player.setSpeed(0.5);
    player.toggle();
    expect(other.paused).toBe(false);
    expect([leader.muted, other.muted, other.playbackRate]).toEqual([false, true, 0.5]);
    other.currentTime = 0;
    leader.show(24);
    expect(other.currentTime).toBe(leader.currentTime);
    leader.pause();
    expect(other.paused).toBe(true);
    player.seek(3);
    expect(other.currentTime).toBe(timeOfFrame(3, frames));
    for (const letGo of detach) letGo();
    player.seek(9);
    expect(leader.currentTime).toBe(timeOfFrame(3, frames));
  });

  it('notifies listeners, and starts again after the end', () => {
    const video = new FakeVideo();
    const { player } = playing(video);
    let calls = 0;
    const stop = player.subscribe(() => (calls += 1));
    player.seek(frames.count - 1);
    player.toggle();
    expect(player.current().frame).toBe(0);
    expect(calls).toBeGreaterThan(1);
    stop();
    const before = calls;
    player.toggleMuted();
    expect(calls).toBe(before);
  });
});
