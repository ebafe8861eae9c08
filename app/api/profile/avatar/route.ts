import { deletePicture, putPicture } from "@/app/api/profile/picture-routes";
import { routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PUT: putPicture("avatar"),
  DELETE: deletePicture("avatar"),
});
