// The place of a flag on a chart: where it covers least of what is drawn, and as near as possible to what it is about.

interface Point {
  x: number
  y: number
}
interface Size {
  width: number
  height: number
}
interface Room {
  left: number
  right: number
  top: number
  bottom: number
}

/** So many places are tried side by side and one below the other. */
const COLUMNS = 12
const ROWS = 4
/** The room between the flag and what it does not cover, such as half of a mark. */
const AIR = 10

/** The upper left corner of a flag about a place of the axis; what is drawn weighs more or less. */
export function placeFlag(
  size: Size,
  room: Room,
  about: number,
  drawn: readonly (Point & { weight: number })[],
): Point {
  const spread = (from: number, to: number, steps: number) =>
    Array.from({ length: steps }, (_, i) => from + ((to - from) * i) / (steps - 1))
  const places = spread(room.left, Math.max(room.left, room.right - size.width), COLUMNS).flatMap((x) =>
    spread(room.top, room.bottom - size.height, ROWS).map((y) => ({ x, y })),
  )
  const covered = (place: Point) =>
    drawn
      .filter(
        ({ x, y }) =>
          x > place.x - AIR &&
          x < place.x + size.width + AIR &&
          y > place.y - AIR &&
          y < place.y + size.height + AIR,
      )
      .reduce((sum, { weight }) => sum + weight, 0)
  const away = ({ x }: Point) => Math.abs(x + size.width / 2 - about) / (room.right - room.left)
  const cost = (place: Point) => covered(place) + away(place)
  return places.reduce((best, each) => (cost(each) < cost(best) ? each : best))
}
