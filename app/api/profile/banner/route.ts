import { deletePicture, putPicture } from "@/app/api/profile/picture-routes";
import { otherMethods } from "@/lib/http/other-methods";

export const PUT = putPicture("banner");
export const DELETE = deletePicture("banner");

export const { GET, POST, PATCH } = otherMethods("PUT", "DELETE");
