'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Zoom } from '@/components/viewer/zoom/use-zoom';
import { type PicturePoint, rectangleBetween } from '@/lib/schema-form/mask/fill-polygon';
import type { ToolKey } from '../stage-tool/stage-tool';
import type { MaskSession } from './mask-session';
import { maskMessages } from './messages-late';
import type { MaskToolName } from './use-mask-gesture';

const typing = 'input, textarea, select';
const pressed = 'button, a, [role=radio], [role=slider]';
const toolOfKey: Record<string, MaskToolName> = { b: 'brush', e: 'eraser', l: 'lasso', r: 'rectangle' };
const arrows: Record<string, PicturePoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** A press of an arrow moves by this share of the longer side. */
const stepShare = 1 / 200;
const sizeFactor = 1.25;

const within = (at: number, length: number) => Math.max(0.5, Math.min(length - 0.5, at));

/** The keys of a mask: a cursor that paints, and the shortcuts of the tool. */
export function useMaskKeys({
  session,
  picture: { width, height },
  tool,
  size,
  zoom,
  aborting,
  onTool,
  onSize,
  onTravel,
  onSay,
  onSave,
  onClose,
}: {
  session: MaskSession;
  picture: { width: number; height: number };
  tool: MaskToolName;
  size: number;
  zoom: Pick<Zoom, 'step' | 'fit' | 'zoomTo'>;
  /** Ends the running drag without a change; null without one. */
  aborting: RefObject<(() => void) | null>;
  onTool: (tool: MaskToolName) => void;
  onSize: (size: number) => void;
  onTravel: (direction: 'undo' | 'redo') => void;
  /** Announces a text. */
  onSay: (text: string) => void;
  onSave: () => void;
  onClose: () => void;
}): {
  /** Where the keys paint; null while a pointer is used. */
  cursor: PicturePoint | null;
  /** The outline that is set by keys so far, with the cursor; null for none. */
  outline: readonly PicturePoint[] | null;
  /** Whether Space is held, which pans. */
  isHand: boolean;
  /** A pointer is used: it takes over with a press, or with a move where nothing is begun by keys. */
  hideCursor: (action: 'move' | 'press') => void;
  showCursor: () => void;
  onKey: (event: ToolKey) => boolean;
} {
  const [place, setPlace] = useState({ x: Math.floor(width / 2) + 0.5, y: Math.floor(height / 2) + 0.5 });
  const [isShown, setIsShown] = useState(false);
  const [points, setPoints] = useState<readonly PicturePoint[]>([]);
  /** Which key holds the brush down. */
  const [down, setDown] = useState<'space' | 'enter' | null>(null);
  const [isHand, setIsHand] = useState(false);
  const step = Math.max(1, Math.round(Math.max(width, height) * stepShare));
  const isErasing = tool === 'eraser';
  const isBrush = tool === 'brush' || isErasing;

  const release = useEffectEvent(() => {
    setIsHand(false);
    if (down === 'space') lift();
  });
  useEffect(() => {
    const stopped = new AbortController();
    window.addEventListener('keyup', (event) => event.key === ' ' && release(), { signal: stopped.signal });
    window.addEventListener('blur', () => release(), { signal: stopped.signal });
    return () => stopped.abort();
  }, []);

  function lift(): void {
    session.end();
    setDown(null);
  }

  function dabs(at: PicturePoint) {
    return { ...at, radius: size / 2 };
  }

  function lower(by: 'space' | 'enter'): void {
    session.paint(dabs(place), dabs(place), isErasing);
    setDown(by);
  }

  function move(by: PicturePoint, factor: number): void {
    const next = {
      x: within(place.x + by.x * step * factor, width),
      y: within(place.y + by.y * step * factor, height),
    };
    setIsShown(true);
    setPlace(next);
    if (down !== null) session.paint(dabs(place), dabs(next), isErasing);
    onSay(maskMessages.cursorAt({ x: Math.floor(next.x), y: Math.floor(next.y) }));
  }

  /** Space and Enter at the cursor. */
  function press({ key, altKey, repeat }: ToolKey): void {
    if (repeat) return;
    if (isBrush) {
      if (key === ' ') {
        if (down === null) lower('space');
      } else if (down === null) {
        lower('enter');
        onSay(maskMessages.lineStarted);
      } else {
        lift();
        onSay(maskMessages.lineEnded);
      }
    } else if (tool === 'rectangle') {
      const [from] = points;
      if (from === undefined) {
        setPoints([place]);
        onSay(maskMessages.cornerSet);
      } else fill(rectangleBetween(from, place), altKey);
    } else if (key === ' ') {
      setPoints([...points, place]);
      onSay(maskMessages.pointSet({ count: points.length + 1 }));
    } else if (points.length > 1) fill([...points, place], altKey);
  }

  function fill(outline: readonly PicturePoint[], isTaking: boolean): void {
    session.fill(outline, isTaking);
    setPoints([]);
    const { share } = session.state.current();
    onSay(maskMessages.share({ share: maskMessages.percent({ share }) }));
  }

  function escape(): void {
    if (aborting.current !== null) aborting.current();
    else if (down !== null) {
      session.abort();
      setDown(null);
    } else if (points.length > 0) setPoints([]);
    else onClose();
  }

  function choose(next: MaskToolName): void {
    if (down !== null) lift();
    setPoints([]);
    onTool(next);
    onSay(maskMessages.chosen({ tool: maskMessages.names[next], pixels: size }));
  }

  function resize(next: number): void {
    onSize(next);
    onSay(maskMessages.pixels({ pixels: Math.max(1, Math.round(next)) }));
  }

  function pressModified(event: ToolKey): boolean {
    const key = event.key.toLowerCase();
    // The request is sent with what is painted.
    if (key === 'enter') onSave();
    if (key === 'z') onTravel(event.shiftKey ? 'redo' : 'undo');
    else if (key === 'y') onTravel('redo');
    else return false;
    return true;
  }

  function onKey(event: ToolKey): boolean {
    const { target, key } = event;
    const element = target instanceof Element ? target : null;
    // A popover of the tool has its own keys.
    if (event.isComposing || element?.closest('[data-slot=popover]') != null) return false;
    if (key === 'Escape') {
      escape();
      return true;
    }
    if (event.metaKey || event.ctrlKey) return pressModified(event);
    if (element?.closest(typing) != null) return false;
    const arrow = arrows[key];
    if (element?.closest(pressed) == null) {
      if (arrow !== undefined && !event.altKey) {
        move(arrow, event.shiftKey ? 10 : 1);
        return true;
      }
      if (key === 'Enter' || (key === ' ' && isShown)) {
        setIsShown(true);
        press(event);
        return true;
      }
      if (key === ' ') {
        setIsHand(true);
        return true;
      }
    }
    if (event.altKey) return false;
    const actions: Record<string, () => void> = {
      '[': () => resize(Math.min(size - 1, size / sizeFactor)),
      ']': () => resize(Math.max(size + 1, size * sizeFactor)),
      '+': () => zoom.step(1),
      '=': () => zoom.step(1),
      '-': () => zoom.step(-1),
      '0': zoom.fit,
      '1': () => zoom.zoomTo(1),
    };
    const letter = key.toLowerCase();
    const named = Object.hasOwn(toolOfKey, letter) ? toolOfKey[letter] : undefined;
    const action = Object.hasOwn(actions, letter) ? actions[letter] : undefined;
    if (named !== undefined) choose(named);
    else action?.();
    return named !== undefined || action !== undefined;
  }

  const [from] = points;
  const outline = from === undefined ? null : tool === 'rectangle' ? rectangleBetween(from, place) : [...points, place];
  return {
    cursor: isShown ? place : null,
    outline,
    isHand,
    showCursor: () => setIsShown(true),
    hideCursor: (action) => {
      if (!isShown || (action === 'move' && (down !== null || points.length > 0))) return;
      setIsShown(false);
      if (down !== null) lift();
      setPoints([]);
    },
    onKey,
  };
}
