/** A picture of a page in shades of grey: 0 is black, 255 white; row by row. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** What a canvas gives of its pixels: red, green, blue, alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Makes shades of grey (weights of ITU-R BT.601) of pixels; what is transparent is paper. */
export function toGrey({ width, height, data }: Pixels): Grey {
  const grey = new Uint8Array(width * height);
  for (let index = 0; index < grey.length; index += 1) {
    const at = index * 4;
    const alpha = data[at + 3]! / 255;
    const light = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
    grey[index] = Math.round(light * alpha + 255 * (1 - alpha));
  }
  return { width, height, data: grey };
}

/** Difference of shades under which there is nothing on a page. */
const FAINT = 40;

/** Whether there is nothing on a picture. */
export function isBlank({ data }: Grey): boolean {
  let [darkest, lightest] = [255, 0];
  for (const value of data) {
    darkest = Math.min(darkest, value);
    lightest = Math.max(lightest, value);
  }
  return lightest - darkest < FAINT;
}

/** Turns a picture around its middle by an angle (radians, clockwise); corners that come into sight are paper. */
export function turn({ width, height, data }: Grey, radians: number): Grey {
  const turned = new Uint8Array(width * height).fill(255);
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = middleX + cos * (x - middleX) + sin * (y - middleY);
      const fromY = middleY - sin * (x - middleX) + cos * (y - middleY);
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const [shareX, shareY] = [fromX - left, fromY - top];
      const at = top * width + left;
      const above = data[at]! * (1 - shareX) + data[at + 1]! * shareX;
      const below = data[at + width]! * (1 - shareX) + data[at + width + 1]! * shareX;
      turned[y * width + x] = Math.round(above * (1 - shareY) + below * shareY);
    }
  }
  return { width, height, data: turned };
}

/** Turns a picture clockwise by quarters of a circle, without loss. @param quarters 0 to 3 */
export function turnQuarters(picture: Grey, quarters: number): Grey {
  if (quarters === 0) return picture;
  const { width, height, data } = turnQuarters(picture, quarters - 1);
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + (height - 1 - y)] = data[y * width + x]!;
  return { width: height, height: width, data: turned };
}

/** A picture at half its size, each point the mean of four. */
export function makeHalf({ width, height, data }: Grey): Grey {
  const half = { width: width >> 1, height: height >> 1 };
  const small = new Uint8Array(half.width * half.height);
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const at = 2 * y * width + 2 * x;
      small[y * half.width + x] =
        (data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]!) >> 2;
    }
  }
  return { ...half, data: small };
}

/** A picture as a portable grey map, which the engine reads without decoding anything. */
export function encodeGreyMap({ width, height, data }: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}
