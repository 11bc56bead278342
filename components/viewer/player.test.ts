import { describe, expect, it } from 'vitest';
import { filmFrames, timeOfFrame } from './film-time';
import { createPlayer } from './player';

const frames = filmFrames(2, 24);

/** Stands in for a film: Node has no media elements. */
class FakeFilm extends EventTarget {
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
    const mediaTime = frame / frames.framesPerSecond;
    this.currentTime = mediaTime;
    const callback = this.onFrame;
    this.onFrame = null;
    callback?.(0, { mediaTime } as VideoFrameCallbackMetadata);
  }
}

function playing(...films: FakeFilm[]) {
  const player = createPlayer(frames);
  const detach = films.map((film, at) => player.attach(film, at === 0 ? 'leader' : 'follower'));
  return { player, detach };
}

describe('createPlayer', () => {
  it('steps to the middle of the next frame, and stops for it', () => {
    const film = new FakeFilm();
    const { player } = playing(film);
    player.toggle();
    film.show(10);
    player.step(1);
    expect(film.paused).toBe(true);
    expect(film.currentTime).toBe(timeOfFrame(11, frames));
    player.step(-1);
    player.step(-1);
    expect(player.current().frame).toBe(9);
  });

  it('goes to the last place asked for once it is at the one before', () => {
    const film = new FakeFilm();
    const { player } = playing(film);
    player.step(1);
    film.seeking = true;
    player.step(1);
    player.step(1);
    expect([player.current().frame, film.currentTime]).toEqual([3, timeOfFrame(1, frames)]);
    film.seeking = false;
    film.dispatchEvent(new Event('seeked'));
    expect(film.currentTime).toBe(timeOfFrame(3, frames));
  });

  it('plays between the in and out points, again and again', () => {
    const film = new FakeFilm();
    const { player } = playing(film);
    player.seek(12);
    player.setIn();
    player.seek(20);
    player.setOut();
    expect(film.loop).toBe(false);
    player.toggle();
    expect(player.current().frame).toBe(12);
    film.show(21);
    expect(player.current()).toMatchObject({ frame: 12, isPlaying: true });
    player.toggleLoop();
    film.show(21);
    expect(player.current()).toMatchObject({ frame: 20, isPlaying: false });
    player.clearRange();
    player.toggleLoop();
    expect(film.loop).toBe(true);
  });

  it('keeps two films in step, and lets one of them sound', () => {
    const [leader, other] = [new FakeFilm(), new FakeFilm()];
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

  it('tells who listens, and begins again behind the end', () => {
    const film = new FakeFilm();
    const { player } = playing(film);
    let told = 0;
    const stop = player.subscribe(() => (told += 1));
    player.seek(frames.count - 1);
    player.toggle();
    expect(player.current().frame).toBe(0);
    expect(told).toBeGreaterThan(1);
    stop();
    const before = told;
    player.toggleMuted();
    expect(told).toBe(before);
  });
});
