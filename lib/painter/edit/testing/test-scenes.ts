import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fontFamily } from '../../fonts.ts';
import { softBlur } from '../pixels/box-blur.ts';
import { hashNoise } from '../pixels/hash-noise.ts';
import { createPlane, type Plane, createImage, type Image } from '../pixels/image.ts';

/** A drawn image whose true masks are known. */
export interface TestScene {
  image: Image;
  /** True masks by region; 1 inside. */
  truth: Record<string, Plane>;
}

type Draw = (context: SKRSContext2D) => void;

const width = 480;
const height = 320;

function paint(draw: Draw): Uint8ClampedArray {
  const context = createCanvas(width, height).getContext('2d');
  draw(context);
  return new Uint8ClampedArray(context.getImageData(0, 0, width, height).data);
}

/** Blurs as a lens does and adds sensor noise, so that no test depends on perfectly flat colours. */
function photograph(draw: Draw, noise = 4): Image {
  const image = createImage(width, height, false);
  const source = paint(draw);
  for (let channel = 0; channel < 3; channel++) {
    const plane = createPlane(width, height);
    for (let index = 0; index < plane.values.length; index++) plane.values[index] = source[index * 4 + channel] ?? 0;
    const soft = softBlur(plane, 0.7);
    for (let index = 0; index < plane.values.length; index++) {
      const grain = noise * hashNoise(index, channel, 7);
      image.pixels[index * 4 + channel] = (soft.values[index] ?? 0) + grain;
      image.pixels[index * 4 + 3] = 255;
    }
  }
  return image;
}

/** The mask of a shape drawn in white. */
function shapeOf(draw: Draw): Plane {
  const source = paint((context) => {
    context.fillStyle = '#fff';
    context.strokeStyle = '#fff';
    draw(context);
  });
  const mask = createPlane(width, height);
  for (let index = 0; index < mask.values.length; index++) mask.values[index] = (source[index * 4 + 3] ?? 0) / 255;
  return mask;
}

function vertical(context: SKRSContext2D, from: string, to: string, bottom = height) {
  const gradient = context.createLinearGradient(0, 0, 0, bottom);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  return gradient;
}

function ridge(context: SKRSContext2D, base: number, swing: number, phase: number): void {
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width; x += 4) {
    const y = base - swing * (Math.sin(x / 61 + phase) + 0.5 * Math.sin(x / 23 + phase * 2));
    context.lineTo(x, y);
  }
  context.lineTo(width, height);
  context.closePath();
  context.fill();
}

function clouds(context: SKRSContext2D): void {
  context.fillStyle = 'rgba(255,255,255,0.75)';
  for (let index = 0; index < 14; index++) {
    const x = 90 + 70 * hashNoise(index, 1, 3) + (index > 6 ? 250 : 0);
    const y = 60 + 18 * hashNoise(index, 2, 3);
    context.beginPath();
    context.ellipse(x, y, 30 + 12 * hashNoise(index, 3, 3), 12, 0, 0, Math.PI * 2);
    context.fill();
  }
}

function trees(context: SKRSContext2D): void {
  for (let index = 0; index < 60; index++) {
    const x = 8 * index + 4 * hashNoise(index, 5, 9);
    const y = 300 + 14 * hashNoise(index, 6, 9);
    context.beginPath();
    context.moveTo(x, y - 52 - 8 * hashNoise(index, 7, 9));
    context.lineTo(x + 11, y);
    context.lineTo(x - 11, y);
    context.fill();
  }
}

/** Hills and trees under a sky with clouds. Truth: `sky`. */
export function landscapeScene(skyTop = '#3f7fd0', skyBottom = '#cfe3f2'): TestScene {
  const image = photograph((context) => {
    context.fillStyle = vertical(context, skyTop, skyBottom, 200);
    context.fillRect(0, 0, width, height);
    clouds(context);
    context.fillStyle = '#7d92a8';
    ridge(context, 190, 18, 0.4);
    context.fillStyle = vertical(context, '#5d8a4a', '#3a5c2c');
    ridge(context, 235, 14, 2);
    context.fillStyle = '#234d2b';
    trees(context);
  });
  const land = shapeOf((context) => {
    ridge(context, 190, 18, 0.4);
    ridge(context, 235, 14, 2);
    trees(context);
  });
  return { image, truth: { sky: { ...land, values: land.values.map((value) => 1 - value) } } };
}

function figure(context: SKRSContext2D, skin: string, coat: string, hair: string): void {
  context.fillStyle = coat;
  context.beginPath();
  context.moveTo(150, height);
  context.bezierCurveTo(150, 220, 190, 205, 240, 200);
  context.bezierCurveTo(290, 205, 330, 220, 330, height);
  context.fill();
  context.fillStyle = skin;
  context.fillRect(225, 170, 30, 40);
  context.beginPath();
  context.ellipse(240, 140, 40, 52, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = hair;
  context.beginPath();
  context.ellipse(240, 108, 46, 34, 0, Math.PI, Math.PI * 2);
  context.fill();
}

/** A person in front of a blurred room. Truth: `subject`. */
export function portraitScene(): TestScene {
  const image = photograph((context) => {
    context.fillStyle = vertical(context, '#8fa39a', '#5f6f66');
    context.fillRect(0, 0, width, height);
    for (let index = 0; index < 12; index++) {
      const glow = context.createRadialGradient(0, 0, 0, 0, 0, 46);
      glow.addColorStop(0, index % 2 === 0 ? 'rgba(214,205,160,0.5)' : 'rgba(70,92,84,0.5)');
      glow.addColorStop(1, 'rgba(120,130,120,0)');
      context.save();
      context.translate(240 + 240 * hashNoise(index, 1, 21), 160 + 150 * hashNoise(index, 2, 21));
      context.fillStyle = glow;
      context.fillRect(-46, -46, 92, 92);
      context.restore();
    }
    figure(context, '#d9a58a', '#7a2634', '#2e211c');
    context.fillStyle = 'rgba(0,0,0,0.18)';
    context.fillRect(240, 235, 70, 85);
    context.fillStyle = '#2e211c';
    context.fillRect(222, 134, 9, 5);
    context.fillRect(249, 134, 9, 5);
  });
  return { image, truth: { subject: shapeOf((context) => figure(context, '#fff', '#fff', '#fff')) } };
}

function car(context: SKRSContext2D): void {
  context.beginPath();
  context.moveTo(110, 240);
  context.lineTo(120, 200);
  context.lineTo(175, 192);
  context.lineTo(215, 158);
  context.lineTo(300, 158);
  context.lineTo(340, 194);
  context.lineTo(385, 204);
  context.lineTo(388, 240);
  context.closePath();
  context.fill();
}

function carDetails(context: SKRSContext2D): void {
  for (const x of [170, 330]) {
    context.beginPath();
    context.arc(x, 240, 26, 0, Math.PI * 2);
    context.fill();
  }
  context.beginPath();
  context.moveTo(192, 192);
  context.lineTo(222, 167);
  context.lineTo(292, 167);
  context.lineTo(318, 192);
  context.closePath();
  context.fill();
}

/** A red car in a street. Truth: `red`. */
export function carScene(): TestScene {
  const image = photograph((context) => {
    context.fillStyle = vertical(context, '#b9c6cf', '#d8d5cc', 160);
    context.fillRect(0, 0, width, height);
    for (let index = 0; index < 6; index++) {
      context.fillStyle = ['#a39a8c', '#8f8f94', '#b5ab96'][index % 3] ?? '#999999';
      context.fillRect(index * 82, 60 + 22 * hashNoise(index, 0, 5), 78, 180);
    }
    context.fillStyle = vertical(context, '#85868a', '#55565a');
    context.fillRect(0, 225, width, 95);
    const paintwork = context.createLinearGradient(0, 158, 0, 240);
    paintwork.addColorStop(0, '#e8463a');
    paintwork.addColorStop(0.5, '#c41f1c');
    paintwork.addColorStop(1, '#7d1012');
    context.fillStyle = paintwork;
    car(context);
    context.fillStyle = '#20242a';
    carDetails(context);
  });
  const body = shapeOf(car);
  const details = shapeOf(carDetails);
  const red = { ...body, values: body.values.map((value, index) => value * (1 - (details.values[index] ?? 0))) };
  return { image, truth: { red } };
}

function words(context: SKRSContext2D): void {
  context.font = `600 46px ${fontFamily('sans')}`;
  context.fillText('Harbour days', 60, 120);
  context.font = `400 22px ${fontFamily('sans')}`;
  context.fillText('Boats, bread and a little rain', 60, 170);
}

function poster(context: SKRSContext2D): void {
  context.fillStyle = vertical(context, '#f3e6c8', '#d8b98a');
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#c8684a';
  context.beginPath();
  context.arc(370, 260, 80, 0, Math.PI * 2);
  context.fill();
}

/** Lettering on a poster with colour gradients. Truth: `text`. */
export function posterScene(): TestScene {
  const image = photograph((context) => {
    poster(context);
    context.fillStyle = '#23324a';
    words(context);
  });
  return { image, truth: { text: shapeOf(words) } };
}
