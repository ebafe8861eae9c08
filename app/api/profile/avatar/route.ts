import { deletePicture, putPicture } from "@/app/api/profile/picture-routes";
import { otherMethods } from "@/lib/http/other-methods";

export const PUT = putPicture("avatar");
export const DELETE = deletePicture("avatar");

export const { GET, POST, PATCH } = otherMethods("PUT", "DELETE");
