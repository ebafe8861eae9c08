/** Of a chart of columns, in pixels; the labels are below it. */
export const PLOT_HEIGHT = 150;
