// Generated from openapi/ by `npm run build`; do not edit.
import { fullFormats } from 'ajv-formats/dist/formats.js'

function lengthOf(text) {
  let length = 0
  for (const _ of text) length++
  return length
}

export const parameters = (() => {
const subject0 = validate1;
const func0 = lengthOf;

function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data === "string"){
if(func0(data) < 1){
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType1 = typeof data;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data === null
              || (dataType1 === "string" && data && data == +data && !(data % 1))){
coerced1 = +data;
}
else {
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err3 = 0;
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err4 = 0;
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate4(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data === "string"){
if(func0(data) < 1){
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType1 = typeof data;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data === null
              || (dataType1 === "string" && data && data == +data && !(data % 1))){
coerced1 = +data;
}
else {
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err3 = 0;
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err4 = 0;
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate4.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate6(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
validate6.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate8(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data === null
              || (dataType0 === "string" && data && data == +data && !(data % 1))){
coerced0 = +data;
}
else {
validate8.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate8.errors = [0];
return false;
}
}
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate10(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data === null
              || (dataType0 === "string" && data && data == +data && !(data % 1))){
coerced0 = +data;
}
else {
validate10.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
validate10.errors = [0];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate10.errors = [0];
return false;
}
}
}
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate1.errors = [0];
return false;
}
else {
if(data0.id !== undefined){
if(!(validate2(data0.id, {parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
}
else {
validate1.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.page === undefined){
data2.page = 1;
}
if(data2.per_page === undefined){
data2.per_page = 20;
}
if(data2.sudo !== undefined){
const _errs6 = errors;
if(!(validate4(data2.sudo, {parentData:data2,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.query !== undefined){
const _errs7 = errors;
if(!(validate6(data2.query, {parentData:data2,parentDataProperty:"query",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
const _errs8 = errors;
if(!(validate8(data2.page, {parentData:data2,parentDataProperty:"page",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(valid2){
const _errs9 = errors;
if(!(validate10(data2.per_page, {parentData:data2,parentDataProperty:"per_page",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
}
}
}
}
else {
validate1.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

const subject1 = validate12;

function validate12(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate12.errors = [0];
return false;
}
else {
if(data0.id !== undefined){
if(!(validate2(data0.id, {parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
}
else {
validate12.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.sudo !== undefined){
if(!(validate4(data2.sudo, {parentData:data2,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
else {
validate12.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate12.errors = [0];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

const subject2 = validate15;

function validate17(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data === null
              || (dataType0 === "string" && data && data == +data && !(data % 1))){
coerced0 = +data;
}
else {
validate17.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate17.errors = [0];
return false;
}
}
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate15(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.id === undefined) && (missing0 = "id")) || ((data0.user_id === undefined) && (missing0 = "user_id"))){
validate15.errors = [0];
return false;
}
else {
if(data0.id !== undefined){
const _errs3 = errors;
if(!(validate2(data0.id, {parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.user_id !== undefined){
const _errs4 = errors;
if(!(validate17(data0.user_id, {parentData:data0,parentDataProperty:"user_id",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate15.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data3 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.sudo !== undefined){
if(!(validate4(data3.sudo, {parentData:data3,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
else {
validate15.errors = [0];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate15.errors = [0];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

return {
  listGroupMembers: subject0,
  addGroupMember: subject1,
  getGroupMember: subject2,
  updateGroupMember: subject2,
  removeGroupMember: subject2,
  listProjectMembers: subject0,
  addProjectMember: subject1,
  getProjectMember: subject2,
  updateProjectMember: subject2,
  removeProjectMember: subject2,
}
})()

export const bodies = (() => {
const subject0 = validate1;

function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate2.errors = [0];
return false;
}
if(!(((((data === 10) || (data === 20)) || (data === 30)) || (data === 40)) || (data === 50))){
validate2.errors = [0];
return false;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate4(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate4.errors = [0];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate4.errors = [0];
return false;
}
}
}
validate4.errors = vErrors;
return errors === 0;
}

const formats0 = fullFormats.date;

function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.access_level === undefined) && (missing0 = "access_level")) || ((data.user_id === undefined) && (missing0 = "user_id"))){
validate1.errors = [0];
return false;
}
else {
if(data.access_level !== undefined){
const _errs1 = errors;
if(!(validate2(data.access_level, {parentData:data,parentDataProperty:"access_level",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data1 = data.expires_at;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate1.errors = [0];
return false;
}
}
else {
validate1.errors = [0];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
const _errs4 = errors;
if(!(validate4(data.user_id, {parentData:data,parentDataProperty:"user_id",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

const subject1 = validate6;

function validate8(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate8.errors = [0];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.validate(data))){
validate8.errors = [0];
return false;
}
}
}
}
validate8.errors = vErrors;
return errors === 0;
}


function validate6(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.access_level === undefined) && (missing0 = "access_level")){
validate6.errors = [0];
return false;
}
else {
if(data.access_level !== undefined){
const _errs1 = errors;
if(!(validate2(data.access_level, {parentData:data,parentDataProperty:"access_level",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
const _errs2 = errors;
if(!(validate8(data.expires_at, {parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate6.errors = [0];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

const subject2 = validate10;

function validate11(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate11.errors = [0];
return false;
}
if(!((((data === 10) || (data === 20)) || (data === 30)) || (data === 40))){
validate11.errors = [0];
return false;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.access_level === undefined) && (missing0 = "access_level")) || ((data.user_id === undefined) && (missing0 = "user_id"))){
validate10.errors = [0];
return false;
}
else {
if(data.access_level !== undefined){
const _errs1 = errors;
if(!(validate11(data.access_level, {parentData:data,parentDataProperty:"access_level",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data1 = data.expires_at;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate10.errors = [0];
return false;
}
}
else {
validate10.errors = [0];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
const _errs4 = errors;
if(!(validate4(data.user_id, {parentData:data,parentDataProperty:"user_id",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate10.errors = [0];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

const subject3 = validate14;

function validate14(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.access_level === undefined) && (missing0 = "access_level")){
validate14.errors = [0];
return false;
}
else {
if(data.access_level !== undefined){
const _errs1 = errors;
if(!(validate11(data.access_level, {parentData:data,parentDataProperty:"access_level",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
const _errs2 = errors;
if(!(validate8(data.expires_at, {parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate14.errors = [0];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

return {
  addGroupMember: subject0,
  updateGroupMember: subject1,
  addProjectMember: subject2,
  updateProjectMember: subject3,
}
})()

export const responses = (() => {
const subject0 = validate1;

function validate4(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate4.errors = [0];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate4.errors = [0];
return false;
}
}
}
validate4.errors = vErrors;
return errors === 0;
}


function validate6(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate6.errors = [0];
return false;
}
if(!((data === "active") || (data === "blocked"))){
validate6.errors = [0];
return false;
}
validate6.errors = vErrors;
return errors === 0;
}

const formats0 = fullFormats["date-time"];

function validate8(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.validate(data))){
validate8.errors = [0];
return false;
}
}
else {
validate8.errors = [0];
return false;
}
}
}
validate8.errors = vErrors;
return errors === 0;
}


function validate3(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate3.errors = [0];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate4(data.id, {parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
const _errs2 = errors;
if(typeof data.username !== "string"){
validate3.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate3.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs6 = errors;
if(!(validate6(data.state, {parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs7 = errors;
if(!(validate8(data.created_at, {parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate3.errors = [0];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}


function validate11(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate11.errors = [0];
return false;
}
if(!(((((data === 10) || (data === 20)) || (data === 30)) || (data === 40)) || (data === 50))){
validate11.errors = [0];
return false;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate3(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.access_level === undefined) && (missing0 = "access_level")){
validate2.errors = [0];
return false;
}
else {
if(data.access_level !== undefined){
if(!(validate11(data.access_level, {parentData:data,parentDataProperty:"access_level",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
}
else {
validate2.errors = [0];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate2(data[i0], {parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

const subject1 = validate14;
const wrapper0 = {validate: validate15};

function validate15(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data0[i0] !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(!(wrapper0.validate(data0, {parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate15.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate15.errors = [0];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}


function validate14(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate14.errors = [0];
return false;
}
else {
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(!(validate15(data0, {parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate14.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
validate14.errors = [0];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

const subject2 = validate17;

function validate17(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate17.errors = [0];
return false;
}
else {
if(data.message !== undefined){
if(typeof data.message !== "string"){
validate17.errors = [0];
return false;
}
}
}
}
else {
validate17.errors = [0];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

const subject3 = validate18;

function validate18(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate18.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs9 = errors;
if(typeof data.error !== "string"){
validate18.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate18.errors = [0];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

const subject4 = validate19;

function validate20(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs9 = errors;
if(typeof data.error !== "string"){
validate20.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate20.errors = [0];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}


function validate22(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate22.errors = [0];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
validate22.errors = [0];
return false;
}
if("404 Not Found" !== data0){
validate22.errors = [0];
return false;
}
}
}
}
else {
validate22.errors = [0];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}


function validate19(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate20(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate22(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate19.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate19.errors = vErrors;
return errors === 0;
}

const subject5 = validate24;
const formats2 = fullFormats.date;

function validate26(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate26.errors = [0];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats2.validate(data))){
validate26.errors = [0];
return false;
}
}
}
}
validate26.errors = vErrors;
return errors === 0;
}


function validate24(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate2(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.expires_at === undefined) && (missing0 = "expires_at")){
validate24.errors = [0];
return false;
}
else {
if(data.expires_at !== undefined){
if(!(validate26(data.expires_at, {parentData:data,parentDataProperty:"expires_at",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
}
else {
validate24.errors = [0];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

const subject6 = validate28;

function validate28(data, {parentData, parentDataProperty, rootData=data}={}){
validate28.errors = null;
return true;
}

return {
  listGroupMembers: { 200: subject0, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  addGroupMember: { 201: subject5, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3 },
  getGroupMember: { 200: subject5, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateGroupMember: { 200: subject5, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  removeGroupMember: { 200: subject6, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listProjectMembers: { 200: subject0, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  addProjectMember: { 201: subject5, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3 },
  getProjectMember: { 200: subject5, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateProjectMember: { 200: subject5, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  removeProjectMember: { 200: subject6, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
}
})()
