/** How the scenes of a prompt are to be filmed. */
export interface SceneDirection {
  prompt: string;
  seed: number;
  frames: number;
  framesPerSecond: number;
  /** Seconds after which a scene is seen from elsewhere; a planned video looks around more. */
  secondsASetUp: number;
  negativePrompt?: string;
  detail?: number;
  strength?: number;
}
