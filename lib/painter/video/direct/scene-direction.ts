/** How to show the scenes of a prompt. */
export interface SceneDirection {
  prompt: string;
  seed: number;
  frames: number;
  framesPerSecond: number;
  /** Seconds after which the viewpoint on a scene changes; a planned video has more viewpoints. */
  secondsASetUp: number;
  negativePrompt?: string;
  detail?: number;
  strength?: number;
}
